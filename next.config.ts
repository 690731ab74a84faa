import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { NextConfig } from "next";

/** A build that tests alone use: nobody waits for its bytes. */
const isQuick = process.env["QUICK_BUILD"] === "yes";

/** The folder in which the packages lie: this one, or one above it where this is a copy within a tree. */
const packagesRoot = (folder: string): string =>
  existsSync(join(folder, "node_modules/next")) || folder === dirname(folder) ? folder : packagesRoot(dirname(folder));

const config: NextConfig = {
  serverExternalPackages: ["better-sqlite3", "pg-boss"],
  // `npm run check` checks types; whoever starts the studio need not wait for that.
  typescript: { ignoreBuildErrors: true },
  // What is in the folder and in no build.
  outputFileTracingExcludes: { "/*": ["./.cache/**/*", "./data/**/*", "./tests/**/*"] },
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  turbopack: { root: packagesRoot(import.meta.dirname) },
  // Seconds for one page of the build; with 60, a slow or busy machine gives up after three tries.
  staticPageGenerationTimeout: 900,
  // Few large chunks: the first page that a person opens is the one that waits, and packs best in one piece. Bytes as written, not as packed.
  experimental: {
    ...(isQuick ? { turbopackMinify: false } : {}),
    // Writing it takes a studio that is built once longer than it would ever save.
    turbopackFileSystemCacheForBuild: false,
    turbopackChunking: { firstPageLoadPriority: 1, requestCost: 2_000_000, minChunkSize: 600_000, maxMergeChunkSize: 2_000_000 },
  },
  // The API sets its own, stricter ones (server/http.ts); what a page may load and run is said for each (server/page-policy.ts).
  headers: async () => [
    {
      source: "/((?!api/).*)",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "Referrer-Policy", value: "same-origin" },
        { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
        { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
      ],
    },
  ],
};
export default config;
