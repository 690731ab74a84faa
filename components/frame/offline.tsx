"use client";
/** Says that the network or the server is away; work goes on. */
import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Chip } from "../ui/chip.tsx";

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <span role="status">
      {!online && (
        <Chip tone="warn" icon={<WifiOff size={14} aria-hidden />}>
          Offline. Your work is kept here
        </Chip>
      )}
    </span>
  );
}
