import { useEffect } from "preact/hooks";

/** The papers that a sheet is printed on. */
export const PAPERS = ["A4", "Letter"] as const;

/** Has the browser print on a paper as long as this is shown. */
export function usePaper(paper: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page{size:${paper};margin:12mm}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper]);
}
