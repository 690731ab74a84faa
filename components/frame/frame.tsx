/** The frame around every page: rail, bottom tabs on a phone, palette, keys, notices, live regions. */
import type { ReactNode } from "react";
import { Announcer } from "../ui/announcer.tsx";
import { FileGuard } from "../ui/file-drop.ts";
import { Toaster } from "../ui/toaster.tsx";
import { FocusKeeper } from "./focus-keeper.tsx";
import styles from "./frame.module.css";
import { GlobalKeys } from "./global-keys.tsx";
import { Providers } from "./providers.tsx";
import { BottomTabs, Rail } from "./rail.tsx";

export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Providers>
      {/* Before the rest: what is out of sight below a page that fills the window would make it scroll. */}
      <Announcer />
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.app}>
        <Rail />
        {children}
        <BottomTabs />
      </div>
      <GlobalKeys />
      <FocusKeeper />
      <FileGuard />
      <Toaster />
    </Providers>
  );
}
