import { useEffect } from "preact/hooks";

/** The available paper sizes. */
export const PAPERS = ["A4", "Letter"] as const;

/** Sets the paper size for printing while mounted. */
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
