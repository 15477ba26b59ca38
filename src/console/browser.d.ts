// The parts of the browser, React and Swagger UI that the pages use. The rest of the project runs on Node and must not
// see a DOM.
declare module "react" {
  type Element = { readonly type: unknown };
  type Component = string | ((props: never) => Element);
  export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, read: () => T): T;
  export function createElement(type: Component, props?: object | null, ...children: unknown[]): Element;
}

declare module "react-dom/client" {
  export function createRoot(container: object): { render(element: object): void };
}

declare module "graphiql" {
  export function GraphiQL(props: {
    fetcher: (request: object) => Promise<unknown>;
    schema: object | null;
    plugins: readonly object[];
    visiblePlugin: object;
    defaultEditorToolsVisibility: string;
    query?: string | undefined;
    variables?: string | undefined;
  }): { readonly type: unknown };
}

declare module "graphiql/graphiql.css";

declare function requestIdleCallback(act: (deadline: unknown) => void, options: { timeout: number }): number;
declare const localStorage: { getItem(key: string): string | null };
declare const location: { readonly search: string };
interface PageElement {
  textContent: string;
  matches(selector: string): boolean;
  setAttribute(name: string, value: string): void;
  append(...children: readonly PageElement[]): void;
}
declare const document: {
  readonly activeElement: PageElement | null;
  getElementById(id: string): PageElement | null;
  createElement(name: string): PageElement;
};

declare function SwaggerUIBundle(options: object): unknown;
