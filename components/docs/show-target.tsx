"use client";
/** Marks the rule that the address names and brings it into sight; the browser's own `:target` misses moves within the studio. */
import { useEffect } from "react";

export function ShowTarget() {
  useEffect(() => {
    const show = () => {
      document.querySelector("[data-target]")?.removeAttribute("data-target");
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target) return;
      target.setAttribute("data-target", "");
      target.scrollIntoView({ block: "start" });
    };
    show();
    window.addEventListener("hashchange", show);
    return () => window.removeEventListener("hashchange", show);
  }, []);
  return null;
}
