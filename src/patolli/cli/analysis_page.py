"""An analysis as one HTML file that opens without a network: the graph, the turns, the board before each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from io import StringIO

from rich.console import Console

from patolli.analysis.report import JudgedTurn, Report
from patolli.analysis.words import signed, told, why
from patolli.cli.board import board
from patolli.core.record import Record, follow
from patolli.core.text import Texts, texts

COLOURS = ("#b5482f", "#2f6f8f", "#5f7f33", "#8a5a9e", "#a17a1c", "#4d4d4d", "#c25e8a", "#2f8f7a")
MARKS = {"inaccuracy": "#d9a21b", "mistake": "#e07b1a", "blunder": "#c0261f"}
WIDTH, HEIGHT = 960, 240

STYLE = """
:root { color-scheme: light dark; --ink: #2c2319; --paper: #faf5ea; --line: #d8cdb8 }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d5; --paper: #211c16; --line: #4b4235 } }
body { font: 16px/1.45 Georgia, serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  max-width: 1100px; padding: 1rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: left }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
svg { width: 100%; height: auto; margin-top: 1rem; border: 1px solid var(--line); border-radius: 6px }
circle { cursor: pointer }
pre { overflow: auto; background: #17130f; color: #e8dfcf; padding: .8rem; border-radius: 6px;
  font-size: 13px; line-height: 1.25 }
ol { padding: 0 }
li { list-style: none; border-bottom: 1px solid var(--line) }
button.turn { all: unset; cursor: pointer; display: block; padding: .35rem .5rem; width: calc(100% - 1rem) }
button.turn:focus-visible, .chosen button.turn { outline: 2px solid #2f6f8f; border-radius: 4px }
.inaccuracy b { color: #a37409 } .mistake b { color: #c05f08 } .blunder b { color: #c0261f }
.better { color: #4f7a2b } .why { opacity: .8 } figure { margin: 0 } [hidden] { display: none }
.scroll { overflow-x: auto }
@media (min-width: 900px) {
  .wide { display: grid; gap: 1rem; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start }
  .board { position: sticky; top: 1rem }
  ol { max-height: 80vh; overflow: auto }
}
"""
SCRIPT = """
const turns = [...document.querySelectorAll('li')]
const boards = [...document.querySelectorAll('.board pre')]
const now = document.querySelector('#now')
function show(n) {
  turns.forEach((turn, i) => turn.classList.toggle('chosen', i === n))
  boards.forEach((board, i) => { board.hidden = i !== n })
  now.setAttribute('x1', turns[n].dataset.x)
  now.setAttribute('x2', turns[n].dataset.x)
}
turns.forEach((turn, i) => turn.querySelector('button').addEventListener('click', () => show(i)))
document.querySelectorAll('circle').forEach(mark => mark.addEventListener('click', () => {
  show(+mark.dataset.turn)
  turns[+mark.dataset.turn].scrollIntoView({ block: 'nearest' })
}))
document.addEventListener('keydown', event => {
  const next = turns.findIndex(turn => turn.classList.contains('chosen'))
    + ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? NaN)
  if (turns[next]) { show(next); turns[next].querySelector('button').focus() }
})
show(0)
"""


def page(record: Record, report: Report, words: Texts, names: Sequence[str]) -> str:
    title = f"{words.say('game-title')} – {words.say('analysis-title')}"
    boards = boards_of(record, report, texts(record.game, words.lang), names)
    parts = [
        f'<!doctype html><html lang="{words.lang}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>",
        f'<div class="scroll">{seats(report, words, names)}</div>',
        f"<figure>{graph(report, words, names)}</figure><p>{escape(words.say('analysis-how'))}</p>",
        '<div class="wide"><ol>',
        *(turn_line(number, turn, report, words, names) for number, turn in enumerate(report.turns)),
        '</ol><div class="board">',
        *(f"<pre hidden>{drawn}</pre>" for drawn in boards),
        f"</div></div><script>{SCRIPT if report.turns else ''}</script></html>\n",
    ]
    return "\n".join(parts)


def seats(report: Report, words: Texts, names: Sequence[str]) -> str:
    columns = ("accuracy", "inaccuracies", "mistakes", "blunders", "start", "luck", "play", "score")
    heads = "".join(f'<th class="n">{escape(words.say(f"analysis-{column}"))}</th>' for column in columns)
    rows = []
    for number, (name, seat) in enumerate(zip(names, report.seats, strict=True)):
        cells = (
            f"{seat.accuracy:g}",
            seat.inaccuracies,
            seat.mistakes,
            seat.blunders,
            f"{seat.start:.0%}",
            signed(100 * seat.luck),
            "" if seat.result is None else signed(100 * seat.play),
            f"{seat.score:g}",
        )
        dot = f'<span style="color:{COLOURS[number % len(COLOURS)]}">●</span>'
        rows.append(
            f"<tr><th>{dot} {escape(name)}</th>" + "".join(f'<td class="n">{c}</td>' for c in cells) + "</tr>"
        )
    return f"<table><tr><th>{escape(words.say('analysis-player'))}</th>{heads}</tr>{''.join(rows)}</table>"


def across(report: Report, turn: JudgedTurn) -> float:
    """Where a turn stands on the graph."""
    return round(WIDTH * (turn.first + turn.moves) / max(1, report.moves), 1)


def graph(report: Report, words: Texts, names: Sequence[str]) -> str:
    lines = []
    for seat in range(len(names)):
        points = " ".join(
            f"{across(report, turn)},{HEIGHT * (1 - turn.chances[seat].mean):.1f}" for turn in report.turns
        )
        colour = COLOURS[seat % len(COLOURS)]
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    for number, turn in enumerate(report.turns):
        if turn.kind:
            down = HEIGHT * (1 - turn.chances[turn.seat].mean)
            lines.append(
                f'<circle cx="{across(report, turn)}" cy="{down:.1f}" r="6" fill="{MARKS[turn.kind]}" '
                f'data-turn="{number}"><title>{escape(names[turn.seat])}: '
                f"{escape(told(turn.phrases))}</title></circle>"
            )
    label = escape(words.say("analysis-graph"))
    now = f'<line id="now" y1="0" y2="{HEIGHT}" stroke="currentColor" stroke-dasharray="3 4"/>'
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{now}{"".join(lines)}</svg>'
        f"<figcaption>{label}</figcaption>"
    )


def turn_line(number: int, turn: JudgedTurn, report: Report, words: Texts, names: Sequence[str]) -> str:
    said = f"{turn.first + 1}. {escape(names[turn.seat])}: {escape(told(turn.phrases))}"
    more = ""
    if turn.kind:
        verdict = f"{words.say(f'analysis-{turn.kind}')} −{100 * turn.lost:.0f}"
        better = words.say("analysis-better", {"turn": told(turn.options[0].phrases)})
        more = f'<br><b>{escape(verdict)}</b> <span class="better">{escape(better)}</span>'
        more += "".join(f'<br><span class="why">{escape(reason)}</span>' for reason in why(turn, words))
    return (
        f'<li class="{turn.kind}" data-x="{across(report, turn)}" value="{number + 1}">'
        f'<button class="turn">{said}{more}</button></li>'
    )


def boards_of(record: Record, report: Report, words: Texts, names: Sequence[str]) -> Iterator[str]:
    """The board before each turn, as a spectator saw it."""
    wanted = {turn.first for turn in report.turns}
    for match, _ in follow(record):
        if len(match.moves) in wanted:
            console = Console(
                record=True, width=100, file=StringIO(), force_terminal=True, color_system="truecolor"
            )
            console.print(board(match.game, match.state.view(None), words, names))
            yield console.export_html(inline_styles=True, code_format="{code}")
