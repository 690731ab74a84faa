/** What programs that show links read of a page (ogp.me): its title and a picture. */
import type { Metadata } from "next";
import { headers } from "next/headers";

/** `picture`: the path of one of 1,200 × 630 pixels. Addresses are whole, as the program asked for them. */
export async function openGraph(title: string, description: string, picture: string): Promise<Pick<Metadata, "openGraph" | "twitter">> {
  const asked = await headers();
  const host = asked.get("host") ?? "localhost";
  const origin = `${asked.get("x-forwarded-proto") === "https" ? "https" : "http"}://${host}`;
  const images = [{ url: `${origin}${picture}`, width: 1200, height: 630 }];
  return {
    openGraph: { type: "website", siteName: "Arcology", title, description, images },
    twitter: { card: "summary_large_image", images },
  };
}
