"use client";
/** Says that the network or the server is away; work goes on. */
import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { answering } from "../api/answering.ts";
import { Chip } from "../ui/chip.tsx";
import { useStore } from "../ui/store.ts";
import styles from "./offline.module.css";

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** @param beside the page itself says that work is kept */
export function OfflineBanner({ beside }: { readonly beside: boolean }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const answers = useStore(answering, true);
  const away = !online ? "Offline" : !answers && "The studio is not responding";
  return (
    <span role="status" className={beside ? styles.beside : styles.away} data-offline>
      {away && (
        <Chip tone="warn" icon={<WifiOff size={14} aria-hidden />}>
          <span data-wide>{beside ? away : `${away}. Your work is kept here`}</span>
          <span data-narrow>{online ? "Not responding" : away}</span>
        </Chip>
      )}
    </span>
  );
}
