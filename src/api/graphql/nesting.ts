const NEW_LINE = 10;
const CARRIAGE_RETURN = 13;
const QUOTE = 34;
const HASH = 35;
const BACKSLASH = 92;
const OPEN_ROUND = 40;
const CLOSE_ROUND = 41;
const OPEN_SQUARE = 91;
const CLOSE_SQUARE = 93;
const OPEN_CURLY = 123;
const CLOSE_CURLY = 125;
const BLOCK_QUOTE = '"""';

/**
 * Returns the nesting depth of the brackets in a GraphQL document, outside quotes and comments. One pass without
 * recursion, so that no recursive parser gets a text that exhausts the stack.
 */
export function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = endOfString(text, index);
    else if (code === HASH) index = endOfLine(text, index);
    else if (code === OPEN_CURLY || code === OPEN_SQUARE || code === OPEN_ROUND) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (code === CLOSE_CURLY || code === CLOSE_SQUARE || code === CLOSE_ROUND) depth -= 1;
  }
  return deepest;
}

function endOfString(text: string, start: number): number {
  if (text.charCodeAt(start + 1) === QUOTE && text.charCodeAt(start + 2) === QUOTE) return endOfBlock(text, start);
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

/** True after an odd number of backslashes. */
function isEscaped(text: string, quote: number): boolean {
  let before = quote;
  while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (quote - before) % 2 === 1;
}

function endOfBlock(text: string, start: number): number {
  let end = text.indexOf(BLOCK_QUOTE, start + 3);
  while (end > 0 && text.charCodeAt(end - 1) === BACKSLASH) end = text.indexOf(BLOCK_QUOTE, end + 3);
  return end < 0 ? text.length : end + 2;
}

function endOfLine(text: string, start: number): number {
  for (let index = start; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === NEW_LINE || code === CARRIAGE_RETURN) return index;
  }
  return text.length;
}
