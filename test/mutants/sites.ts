import { parseSync } from "oxc-parser";

/** A change to a source: the text between `start` and `end` is replaced while the mutant is active. */
export interface Site {
  readonly start: number;
  readonly end: number;
  /** A statement is removed; an expression is replaced. */
  readonly part: "expression" | "statement" | "body";
  /** The source of the expression while the mutant is active; empty for a statement. */
  readonly replacement: string;
  /** Kind of change, such as `citation` or `comparison`. */
  readonly kind: string;
}

/** A rule section, such as `9.6.7` or `12.0`. */
const SECTION = /^\d+(\.\d+)+$/;

const OPERATORS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "<": [
    ["comparison", "<="],
    ["comparison", ">="],
  ],
  "<=": [
    ["comparison", "<"],
    ["comparison", ">"],
  ],
  ">": [
    ["comparison", ">="],
    ["comparison", "<="],
  ],
  ">=": [
    ["comparison", ">"],
    ["comparison", "<"],
  ],
  "===": [["equality", "!=="]],
  "!==": [["equality", "==="]],
  "+": [["arithmetic", "-"]],
  "-": [["arithmetic", "+"]],
  "*": [["arithmetic", "/"]],
  "/": [["arithmetic", "*"]],
  "%": [["arithmetic", "*"]],
  "&&": [["logical", "||"]],
  "||": [["logical", "&&"]],
  "??": [["logical", "&&"]],
};

const METHODS: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  floor: "ceil",
  ceil: "floor",
  startsWith: "endsWith",
  endsWith: "startsWith",
};

/** Methods whose call is replaced by the object it is called on. */
const DROPPED = new Set(["filter", "slice", "sort", "toSorted", "reverse", "toReversed"]);

/** A node of the syntax tree, with the members of its type. */
interface AnyNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** Lists every change to try in a source, in source order. Types, imports and names are excluded. */
export function sitesIn(path: string, source: string): Site[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const sections = [...new Set([...source.matchAll(/"(\d+(?:\.\d+)+)"/g)].map(([, section]) => section!))];
  const sites: Site[] = [];
  visit(program as unknown as AnyNode, []);
  return sites.sort((one, other) => one.start - other.start || other.end - one.end);

  function visit(node: AnyNode, parents: readonly AnyNode[]): void {
    if (node.type.startsWith("TS") && !VALUES.has(node.type)) return;
    if (node.type.startsWith("Import") || (node.type === "ExportNamedDeclaration" && node.source)) return;
    if (isDeclaration(node) || isChooser(node)) return;
    mutate(node, parents);
    for (const child of childrenOf(node)) visit(child, [...parents, node]);
  }

  function mutate(node: AnyNode, parents: readonly AnyNode[]): void {
    const parent = parents.at(-1);
    const text = (part: unknown): string => source.slice((part as AnyNode).start, (part as AnyNode).end);
    const swap = (kind: string, replacement: string, { start, end }: { start: number; end: number } = node): void => {
      sites.push({ start, end, part: "expression", replacement, kind });
    };
    switch (node.type) {
      case "BinaryExpression":
      case "LogicalExpression": {
        const { operator, left, right } = node as unknown as { operator: string; left: AnyNode; right: AnyNode };
        if (operator === "+" && [left, right].some(isText)) return;
        for (const [kind, other] of OPERATORS[operator] ?? []) {
          swap(kind, `(${text(left)}) ${other} (${text(right)})`);
        }
        return;
      }
      case "UnaryExpression":
        if (node.operator === "!") swap("negation", text(node.argument));
        if (node.operator === "-" && !isNumber(node.argument)) swap("arithmetic", `+(${text(node.argument)})`);
        return;
      case "ConditionalExpression":
        for (const value of ["true", "false"]) swap("condition", value, node.test as AnyNode);
        return;
      case "IfStatement":
        for (const value of ["true", "false"]) swap("condition", value, node.test as AnyNode);
        return;
      case "Literal":
        if (isName(node, parent)) return;
        if (typeof node.value === "boolean") swap("boolean", String(!node.value));
        if (typeof node.value === "number") swap("number", String(node.value === 0 ? 1 : node.value + 1));
        if (typeof node.value === "string" && SECTION.test(node.value))
          swap("citation", JSON.stringify(another(node.value)));
        return;
      case "CallExpression": {
        const { callee } = node as unknown as { callee: AnyNode };
        if (callee.type !== "MemberExpression" || callee.computed || isChained(node, parents)) return;
        const name = (callee.property as unknown as { name: string }).name;
        const object = text(callee.object);
        const other = METHODS[name];
        if (other !== undefined) swap("method", `${object}.${other}${source.slice(callee.end, node.end)}`);
        if (DROPPED.has(name)) swap("method", object);
        return;
      }
      case "ExpressionStatement":
        if ((node.expression as AnyNode).type !== "Literal") {
          sites.push({ start: node.start, end: node.end, part: "statement", replacement: "", kind: "statement" });
        }
        return;
      default:
    }
  }

  function another(section: string): string {
    const others = sections.filter((each) => each !== section);
    return others[sections.indexOf(section) % others.length] ?? `${section}.9`;
  }
}

/** TypeScript nodes that wrap values. */
const VALUES = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);

/** Returns true for a node that describes a shape or lists an operation's rules. No rule is played by it. */
function isDeclaration(node: AnyNode): boolean {
  if (node.type === "Property") return (node.key as unknown as { name?: string }).name === "rules";
  let called = node;
  while (called.type === "CallExpression" || called.type === "MemberExpression") {
    called = (called.type === "CallExpression" ? called.callee : called.object) as AnyNode;
  }
  return (
    node.type === "CallExpression" &&
    called.type === "Identifier" &&
    (called as unknown as { name: string }).name === "z"
  );
}

/** Returns true for a function that draws random inputs for tests and simulations. Vectors bring their own inputs. */
function isChooser(node: AnyNode): boolean {
  const params = (node as { params?: unknown }).params;
  return Array.isArray(params) && params.some((each: { name?: string }) => each.name === "pick");
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is AnyNode => typeof value === "object" && value !== null && "type" in value && "start" in value,
    );
}

function isNumber(node: unknown): boolean {
  return typeof (node as AnyNode).value === "number";
}

function isText(node: AnyNode): boolean {
  return node.type === "TemplateLiteral" || typeof node.value === "string";
}

/** Returns true for a literal that is a key or a directive. */
function isName(node: AnyNode, parent: AnyNode | undefined): boolean {
  return parent?.type === "Property" && parent.key === node && !parent.computed;
}

/** Returns true inside `a?.b()`, where parentheses would change which calls are skipped. */
function isChained(node: AnyNode, parents: readonly AnyNode[]): boolean {
  let below = node;
  for (const parent of [...parents].reverse()) {
    if (parent.type === "ChainExpression") return true;
    const goesOn =
      parent.type === "MemberExpression"
        ? parent.object === below
        : parent.type === "CallExpression" && parent.callee === below;
    if (!goesOn && parent.type !== "TSNonNullExpression") return false;
    below = parent;
  }
  return false;
}
