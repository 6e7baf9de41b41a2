#!/bin/sh
# Three machines on one: network namespaces with a bridge between them. A proxy and a server, a second server,
# PostgreSQL and a worker; then people play through the proxy while one machine after the other loses its server.
#
#     sudo PYTHON=.venv/bin/python bench/three_machines.sh
#
# Needs iproute2, haproxy, PostgreSQL and a user `postgres` (Debian: iproute2 haproxy postgresql).
set -eu
PYTHON=$(realpath -s "${PYTHON:-.venv/bin/python}")
BIN=$(ls -d /usr/lib/postgresql/*/bin | tail -1)
HERE=$(cd "$(dirname "$0")/.." && pwd)
WORK=$(mktemp -d)
chmod 755 "$WORK"
cd "$WORK"
on() { machine=$1; shift; ip netns exec "patolli-$machine" "$@"; }

finish() {
    for file in "$WORK"/*.pid; do [ -e "$file" ] && kill "$(cat "$file")" 2>/dev/null || true; done
    su postgres -c "$BIN/pg_ctl -D $WORK/data stop -m fast" >/dev/null 2>&1 || true
    sleep 1
    for machine in one two three; do ip netns del "patolli-$machine" 2>/dev/null || true; done
    ip link del patolli0 2>/dev/null || true
    cd /
    rm -rf "$WORK"
}
trap finish EXIT

# The machines: 10.77.0.1, 10.77.0.2 and 10.77.0.3.
ip link add patolli0 type bridge
ip link set patolli0 up
number=1
for machine in one two three; do
    ip netns add "patolli-$machine"
    ip link add "pat-$machine" type veth peer name eth0 netns "patolli-$machine"
    ip link set "pat-$machine" master patolli0 up
    on $machine ip addr add "10.77.0.$number/24" dev eth0
    on $machine ip link set eth0 up
    on $machine ip link set lo up
    number=$((number + 1))
done

# Machine three: PostgreSQL.
mkdir data && chown postgres data
su postgres -c "$BIN/initdb -D $WORK/data --auth-local=peer --auth-host=scram-sha-256" >/dev/null
echo "host patolli patolli 10.77.0.0/24 scram-sha-256" >>data/pg_hba.conf
on three su postgres -c "$BIN/pg_ctl -D $WORK/data -w -o '-c listen_addresses=* -c unix_socket_directories=$WORK/data' -l $WORK/data/log start" >/dev/null
on three su postgres -c "psql -h $WORK/data -c \"CREATE ROLE patolli LOGIN PASSWORD 'secret'\" -c 'CREATE DATABASE patolli OWNER patolli'" >/dev/null

# Machines one and two: a server each. Machine three: a worker.
export PATOLLI_DATABASE_URL=postgresql://patolli:secret@10.77.0.3/patolli
serve() {
    ip netns exec "patolli-$1" "$PYTHON" -W ignore -c 'from patolli.cli import main; main()' serve --no-browser --host 0.0.0.0 \
        --workers 0 --limits off --trusted-proxy 10.77.0.1 >"$1.out" 2>"$1.log" 3>&- &
    echo $! >"$1.pid"
    until grep -q "Patolli is at" "$1.out"; do sleep 0.1; done
}
serve one
serve two
ip netns exec patolli-three "$PYTHON" -W ignore -c 'from patolli.cli import main; main()' work --workers 2 >three.out 2>three.log &
echo $! >three.pid
until grep -q ready three.out; do sleep 0.1; done

# Machine one: the proxy.
cat >haproxy.cfg <<'END'
defaults
    mode http
    timeout connect 2s
    timeout client 60s
    timeout server 60s
    timeout tunnel 1h
    option redispatch
    retries 3
frontend people
    bind :80
    http-request deny deny_status 404 if { path /metrics }
    option forwardfor
    default_backend servers
backend servers
    balance leastconn
    option httpchk GET /healthz
    default-server check inter 2s fall 2 rise 1
    server one 10.77.0.1:8520
    server two 10.77.0.2:8520
END
on one haproxy -f haproxy.cfg -D -p haproxy.pid

# People play through the proxy; the servers are restarted one after the other, then one is killed.
cat >people.py <<'END'
import sys, threading, time
from types import SimpleNamespace
import patolli
from bench.crash import Player, acknowledged, wait_for_each
proxy = SimpleNamespace(address="http://127.0.0.1:80", port=80)
stop = threading.Event()
games = patolli.game_names()
players = [Player([proxy], number, games[number % len(games)], stop) for number in range(8)]
for player in players:
    player.start()
wait_for_each(players)
for line in sys.stdin:  # something happened to a machine
    began = time.monotonic()
    wait_for_each(players)
    print(f"{line.strip()}: every table went on after {time.monotonic() - began:.1f} s", flush=True)
stop.set()
for player in players:
    player.join()
wrong = [problem for player in players for problem in player.check()]
print(*wrong, sep="\n", end="")
print(f"acknowledged moves {acknowledged(players)}, sent again {sum(p.resent for p in players)}, wrong {len(wrong)}")
sys.exit(bool(wrong))
END
mkfifo happened
PYTHONPATH="$HERE" ip netns exec patolli-one "$PYTHON" -W ignore people.py <happened &
people=$!
exec 3>happened
for machine in one two; do
    kill "$(cat $machine.pid)" && wait "$(cat $machine.pid)" || true
    serve $machine
    echo "server $machine was restarted" >&3
    sleep 5
done
kill -KILL "$(cat one.pid)"
echo "server one was killed" >&3
sleep 5
exec 3>&-
wait $people
PATH="$BIN:$PATH" on three "$PYTHON" -W ignore -c 'from patolli.cli import main; main()' backup "$WORK/copy.dump"
