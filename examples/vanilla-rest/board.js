const NAMESPACE = "http://www.w3.org/2000/svg";

/** Creates an element with attributes and children. */
export function make(tag, attributes = {}, ...children) {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

/** Draws pieces into an SVG element over the empty map: a counter with the beginning of each name. */
export function drawPieces(layer, { viewBox, pieces }) {
  layer.setAttribute("viewBox", viewBox.join(" "));
  layer.replaceChildren(...pieces.map(counterOf));
}

function counterOf({ side, name, x, y }) {
  const text = svgElement("text", { x, y: y + 4 });
  text.textContent = name.slice(0, 7);
  const group = svgElement("g", { class: `piece ${side ?? ""}` });
  group.append(svgElement("rect", { x: x - 24, y: y - 11, width: 48, height: 22, rx: 4 }), text);
  return group;
}

function svgElement(tag, attributes) {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
