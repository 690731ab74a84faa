import type { Metadata } from "next";
import { LabHome } from "../../components/lab/lab-home.tsx";
import { startOf } from "../../components/lab/start.ts";

export const metadata: Metadata = { title: "Lab" };
export const dynamic = "force-dynamic";

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export default async function LabRoute({ searchParams }: Props) {
  const start = startOf(await searchParams);
  return <LabHome key={JSON.stringify(start)} start={start} />;
}
