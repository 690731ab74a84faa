/** Gradients and degrees of transparency as objects of a PDF, each made once. */
import type PDFDocument from "pdfkit";
import type { PdfReference } from "pdfkit";
import type { Box } from "../../../faces/print/path.ts";
import type { Paint, Stop } from "../../../faces/print/picture.ts";
import { Content } from "./content.ts";

type Gradient = Extract<Paint, { readonly is: "linear" | "radial" }>;

export class Paints {
  private readonly document: PDFDocument;
  private readonly states = new Map<string, PdfReference>();
  private readonly shadings = new Map<string, PdfReference>();

  constructor(document: PDFDocument) {
    this.document = document;
  }

  /** A state that lets so much of fills and lines be seen, 0 to 1. */
  opacity(fill: number, stroke = fill): PdfReference {
    return this.state(`${fill} ${stroke}`, { ca: round(fill), CA: round(stroke) });
  }

  /** A state that lets as much be seen as a gradient's stops say. The map to the gradient's own space holds where it is set. */
  mask(paint: Gradient, box: Box): PdfReference {
    const content = new Content();
    const shading = this.shading(paint, "opacity");
    content
      .write("q")
      .map(paint.matrix)
      .write(`${content.name("Shading", shading)} sh Q`);
    const form = content.form(this.document, box, "DeviceGray");
    return this.state(`mask ${form.id}`, { SMask: { Type: "Mask", S: "Luminosity", G: form } });
  }

  /** A gradient in its own space: its colours, or its opacity as grey. */
  shading(paint: Gradient, what: "colour" | "opacity"): PdfReference {
    const part = ({ colour, opacity }: Stop): readonly number[] => (what === "colour" ? colour : [opacity]);
    const coords = paint.is === "linear" ? [...paint.from, ...paint.to] : [...paint.at, 0, ...paint.at, paint.r];
    const key = JSON.stringify([paint.is, coords, what, paint.stops.map((stop) => [stop.at, part(stop)])]);
    const known = this.shadings.get(key);
    if (known) return known;
    const shading = this.document.ref({
      ShadingType: paint.is === "linear" ? 2 : 3,
      ColorSpace: what === "colour" ? "DeviceRGB" : "DeviceGray",
      Coords: coords,
      Function: between(paint.stops, part),
      Extend: [true, true],
    });
    shading.end();
    this.shadings.set(key, shading);
    return shading;
  }

  private state(key: string, data: Record<string, unknown>): PdfReference {
    const known = this.states.get(key);
    if (known) return known;
    const state = this.document.ref({ Type: "ExtGState", ...data });
    state.end();
    this.states.set(key, state);
    return state;
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The function from 0 … 1 to what lies between the stops. */
function between(stops: readonly Stop[], part: (stop: Stop) => readonly number[]): Record<string, unknown> {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return { FunctionType: 2, Domain: [0, 1], C0: [0], C1: [0], N: 1 };
  const all = [...(first.at > 0 ? [{ ...first, at: 0 }] : []), ...stops, ...(last.at < 1 ? [{ ...last, at: 1 }] : [])];
  const pairs = all.slice(1).flatMap((to, i) => {
    const from = all[i];
    return from && to.at > from.at ? [{ from, to }] : [];
  });
  const functions = pairs.map(({ from, to }) => ({ FunctionType: 2, Domain: [0, 1], C0: [...part(from)], C1: [...part(to)], N: 1 }));
  const [only] = functions;
  if (functions.length === 1 && only) return only;
  if (!only) return { FunctionType: 2, Domain: [0, 1], C0: [...part(first)], C1: [...part(last)], N: 1 };
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: functions,
    Bounds: pairs.slice(0, -1).map(({ to }) => to.at),
    Encode: functions.flatMap(() => [0, 1]),
  };
}
