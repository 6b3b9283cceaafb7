"""Works out anew how much time everybody spent and who had to be called, from the database and the calendar of a simulation.

Usage: calendar.py slowboat.db calendar.json

Nothing of it is taken from the program: the paces stand here as in docs and lobby, and time zones are Python's own.
"""

import bisect
import json
import sqlite3
import sys
from collections import defaultdict
from datetime import datetime, timezone
from zoneinfo import ZoneInfo

HOUR = 3_600_000
MINUTE = 60_000
# Bank and increment in hours.
PACES = {"several": (24, 6), "daily": (72, 24), "weekly": (336, 168)}


def rests_at(rest, moment):
    """Whether the clocks on somebody's wall show a time at which they rest."""
    if rest is None or rest["zone"] is None:
        return False
    wall = datetime.fromtimestamp(moment / 1000, timezone.utc).astimezone(ZoneInfo(rest["zone"]))
    if wall.isoweekday() in rest["days_off"]:
        return True
    if rest["quiet"] is None:
        return False
    start, end = rest["quiet"]
    minute = wall.hour * 60 + wall.minute
    return start <= minute < end if start < end else minute >= start or minute < end


def awake(rest, since, until):
    """Milliseconds in which they do not rest, minute by minute: rests begin and end at full minutes of the zone."""
    if rest is not None and rest["away_until"] is not None:
        since = max(since, rest["away_until"])
    total, at = 0, since
    while at < until:
        end = min(until, at - at % MINUTE + MINUTE)
        if not rests_at(rest, at):
            total += end - at
        at = end
    return total


class Calendar:
    def __init__(self, path):
        with open(path) as file:
            data = json.load(file)
        self.step = data["step"]
        self.rests = defaultdict(list)
        for it in data["rests"]:
            self.rests[it["user"]].append((it["at"], it["rest"]))
        self.acts = defaultdict(list)
        for it in data["acts"]:
            self.acts[it["game"], it["user"]].append(it["at"])
        self.calls = defaultdict(list)
        for it in data["calls"]:
            for user, ask in it["users"].items():
                if it["calls"]:
                    self.calls[it["game"], int(user)].append((it["at"], ask))

    def rest(self, user, at):
        """The habits that held when a time began."""
        known = self.rests[user]
        place = bisect.bisect_right([it[0] for it in known], at)
        return known[place - 1][1] if place else None


def called_since(calls, acts, begin, until):
    """To what somebody was called until a moment, since the last of these acts before a time began."""
    place = bisect.bisect_right(acts, begin)
    acted = acts[place - 1] if place else 0
    return [ask for at, ask in calls if acted <= at < until]


def main():
    books, calendar = sqlite3.connect(sys.argv[1]), Calendar(sys.argv[2])
    faults, checked, misses, answers, called = [], 0, 0, 0, 0
    paces = {game: tuple(HOUR * it for it in PACES[tempo]) for game, tempo in books.execute("SELECT id, tempo FROM games")}
    # Every own answer and undo; and with them, for everybody, what all have decided and what was taken back: that is news.
    own, acts = defaultdict(list), defaultdict(list)
    given = """SELECT game, seat, at, team FROM answers UNION SELECT game, seat, at, 0 FROM undone
               UNION SELECT game, by, undone_at, 1 FROM undone"""
    for game, by, at, of_all in books.execute(f"SELECT * FROM ({given}) ORDER BY 3"):
        own[game, by].append(at)
        for seat in range(8) if of_all else [by]:
            acts[game, seat].append(at)
    # Until when somebody was asked who knew of it, and had to wait for somebody else or for a robot in their place.
    knew = {}
    waits = defaultdict(list)
    for game, seat, *wait in books.execute("SELECT game, seat, user, since, until, spent, n, missed FROM waits ORDER BY rowid"):
        waits[game, seat].append(wait)
    for (game, seat), all_waits in sorted(waits.items()):
        bank, increment = paces[game]
        banks, end, is_late, begin, asked = {}, 0, False, None, None
        for user, since, until, spent, n, missed in all_waits:
            where = f"game {game}, seat {seat}, {since}–{until}"
            checked += 1
            if spent < 0:
                # The table has given them all of it again.
                if (since, spent) != (until, -bank):
                    faults.append(f"{where}: {spent} given where {bank} is all there is")
                banks[user] = bank, banks.get(user, (bank, 0))[1]
                end, is_late = until, False
                continue
            if since < end or until < since:
                faults.append(f"{where}: overlaps the one before")
            want = awake(calendar.rest(user, since), since, until)
            if want != spent:
                faults.append(f"{where}: {spent} spent, and {want} by the calendar")
            left, furthest = banks.get(user, (bank, 0))
            # Whose time is up is found at the next look. After that there is the grace, or a robot, or the grace again.
            is_late = user == asked and (is_late or (begin is not None and since != end))
            slack = calendar.step + MINUTE
            if missed:
                misses += 1
                if not left <= spent <= left + slack:
                    faults.append(f"{where}: called after {spent} with {left} left")
                is_late = True
            elif not is_late and spent > left + slack:
                faults.append(f"{where}: never called after {spent} with {left} left")
            left = max(left - spent, 0)
            if n > furthest:
                left, furthest = min(left + increment, bank), n
            banks[user] = left, furthest
            if begin is None or since != end or user != asked:
                begin, asked, slept = since, user, 0
            slept, end = slept + want, until
            # What somebody says to a motion or a proposal is no answer, and they know what comes of it all the same.
            did = calendar.acts[game, user]
            own_acts, all_acts = sorted(own[game, seat] + did), sorted(acts[game, seat] + did)
            calls = called_since(calendar.calls[game, user], all_acts, begin, until)
            if len(calls) != len(set(calls)):
                faults.append(f"{where}: called twice to the same: {calls}")
            # Whoever has answered or taken something back knows what follows from it; and who was called to a question knows
            # of it also after somebody else has taken back what it had to wait for, unless they have looked in between.
            knows = begin in own_acts or called_since(calendar.calls[game, user], own_acts, begin, until)
            before = knew.pop((game, seat, user), None)
            knows = knows or before is not None and not any(before < at <= begin for at in own_acts)
            if knows and until not in own_acts:
                knew[game, seat, user] = until
            if n:
                if not knows and slept > slack:
                    faults.append(f"{where}: never called, and awake for {slept}")
                answers, called, begin, is_late = answers + 1, called + len(calls), None, False
    print(f"{checked} waits and {answers} answers after {called} calls worked out anew, {misses} misses, {len(faults)} faults")
    for fault in faults[:20]:
        print(fault)
    sys.exit(1 if faults else 0)


main()
