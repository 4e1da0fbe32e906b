import { type Piece, plain, readScreen } from "./screen.ts";

const columns = 116;
const cell = { width: 8.4, height: 19 };
const edge = { side: 18, top: 50, bottom: 16 };
const lights = ["#ff5f57", "#febc2e", "#28c840"];

/**
 * Draws what a program printed as a terminal shows it.
 *
 * @param command - What was typed; the first line of the screen.
 * @param printed - With its colours, as SGR sequences.
 * @returns An SVG document.
 */
export function renderScreen(command: string, printed: string): string {
  const rows = readScreen(`$ ${command}\n${printed.trimEnd()}`, columns);
  const width = Math.ceil(edge.side * 2 + columns * cell.width);
  const height = edge.top + rows.length * cell.height + edge.bottom;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeText(command)}</title>`,
    `<rect width="${width}" height="${height}" rx="9" fill="#0d1117"/>`,
    ...lights.map(
      (fill, index) => `<circle cx="${22 + index * 20}" cy="22" r="6" fill="${fill}"/>`,
    ),
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14" fill="${plain.colour}">`,
    ...rows.flatMap(renderRow),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

function renderRow(pieces: readonly Piece[], index: number): readonly string[] {
  const visible = pieces.filter(({ text }) => text.trim() !== "");
  if (visible.length === 0) return [];
  const y = edge.top + (index + 0.75) * cell.height;
  return [`<text y="${y}" xml:space="preserve">${visible.map(renderPiece).join("")}</text>`];
}

/** Each piece says where it starts and how long it is, so that columns meet in any font. */
function renderPiece({ text, column, style }: Piece): string {
  const x = (edge.side + column * cell.width).toFixed(1);
  const length = ([...text].length * cell.width).toFixed(1);
  const colour = style.colour === plain.colour ? "" : ` fill="${style.colour}"`;
  const weight = style.bold ? ' font-weight="600"' : "";
  const opacity = style.dim ? ' opacity="0.65"' : "";
  return `<tspan x="${x}" textLength="${length}"${colour}${weight}${opacity}>${escapeText(text)}</tspan>`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
