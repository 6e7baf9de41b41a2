// The heap of stones. Pointing at a stone means: this one and all that lie on it.
export const version = 1;
export const shape = 2;
export const isPlace = (word) => /^[123]$/.test(word);
export const describe = (word, { say }) => say("board-take", { count: Number(word) });
export const headline = ({ view, say }) => (view.over ? "" : say("board-left", { count: view.stones }));

const SVG = "http://www.w3.org/2000/svg";
const ROW = 7;

function draw(tag, attributes, parent) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return parent.appendChild(element);
}

export function mount(element, first) {
  const svg = draw("svg", { viewBox: "0 0 240 120", width: "100%", height: "100%", role: "group" }, element);

  function update({ view, say, pointed }) {
    svg.setAttribute("aria-label", say("board-label"));
    svg.replaceChildren();
    draw("rect", { width: 240, height: 120, fill: "var(--land)" }, svg);
    for (let stone = 0; stone < view.stones; stone++) {
      const [column, row] = [stone % ROW, Math.floor(stone / ROW)];
      const number = view.stones - stone; // so many are taken with this one
      const place = { cx: 36 + 28 * column, cy: 98 - 34 * row, rx: 12, ry: 10 };
      const ring = pointed.includes(String(number)) ? "var(--maya)" : "var(--land-ink)";
      draw("ellipse", { ...place, fill: "var(--lake-2)", stroke: ring, "stroke-width": 2, ...(number <= 3 && { "data-word": number }) }, svg);
    }
  }

  update(first);
  return { update, destroy: () => svg.remove() };
}
