"""Downloads all data of Bloodborne as an SQLite file, once, and queries it. Needs only Python's standard library."""
import os
import sqlite3
import sys
import urllib.request

service = os.environ.get("CARYLL_URL", "http://localhost:3000")
file = sys.argv[1] if len(sys.argv) > 1 else "bloodborne.sqlite"

if not os.path.exists(file):
    request = urllib.request.Request(
        f"{service}/v1/bloodborne/export?format=sqlite",
        headers={"X-API-Key": os.environ["CARYLL_KEY"]},
    )
    with urllib.request.urlopen(request) as response, open(file, "wb") as target:
        target.write(response.read())

database = sqlite3.connect(f"file:{file}?mode=ro", uri=True)

version, license = (
    database.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()[0]
    for name in ("dataset_version", "license")
)
print(f"Data {version}. {license}\n")

print("The places with the most bosses:")
for place, count in database.execute(
    """SELECT locations.name, count(*)
         FROM bosses JOIN locations ON locations.slug = bosses.location_slug
        GROUP BY locations.slug ORDER BY count(*) DESC, locations.name LIMIT 5"""
):
    print(f"{count:3} {place}")
