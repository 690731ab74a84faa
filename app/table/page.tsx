import type { Metadata } from "next";
import { Page } from "../../components/frame/page.tsx";
import { Lobby } from "../../components/table/lobby.tsx";

export const metadata: Metadata = { title: "Table" };

export default function TablePage() {
  return (
    <Page title="Table">
      <Lobby />
    </Page>
  );
}
