import { TopBar } from "../shell/frame";
import { t } from "../shell/settings";

/** The page for an unknown path. */
export function NotFound() {
  return (
    <>
      <TopBar />
      <main class="page">
        <h1>{t("notFound.title")}</h1>
        <p>
          <a href="/">{t("notFound.home")}</a>
        </p>
      </main>
    </>
  );
}
