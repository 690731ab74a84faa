/** A content stream of a PDF under construction: its operators and what they refer to. */
import type PDFDocument from "pdfkit";
import type { PdfFont, PdfReference } from "pdfkit";
import type { Matrix } from "../../../faces/print/matrix.ts";
import type { Box, Path } from "../../../faces/print/path.ts";
import type { Colour } from "../../../faces/print/picture.ts";

/** A number with at most three decimals, as PDF reads it: never with an exponent. */
export function num(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}
/** Maps scale, so small numbers count. */
const fine = (value: number): string => {
  const rounded = Math.round(value * 1e6) / 1e6;
  return Math.abs(rounded) < 1e-6 ? "0" : rounded.toFixed(6).replace(/\.?0+$/, "");
};
export const list = (values: readonly number[]): string => values.map(num).join(" ");

type Kind = "Font" | "ExtGState" | "XObject" | "Shading" | "Pattern";
const SHORT: Readonly<Record<Kind, string>> = { Font: "F", ExtGState: "E", XObject: "X", Shading: "S", Pattern: "P" };

export class Content {
  readonly resources: Record<Kind, Record<string, PdfReference>> = { Font: {}, ExtGState: {}, XObject: {}, Shading: {}, Pattern: {} };
  private readonly out: string[] = [];

  write(operators: string): this {
    this.out.push(operators);
    return this;
  }

  /** The name under which this stream refers to an object. */
  name(kind: Kind, reference: PdfReference): string {
    const name = `${SHORT[kind]}${reference.id}`;
    this.resources[kind][name] = reference;
    return `/${name}`;
  }

  font(font: PdfFont): string {
    this.resources.Font[font.id] = font.ref();
    return `/${font.id}`;
  }

  map(matrix: Matrix): this {
    const isSame = matrix.every((value, i) => value === (i === 0 || i === 3 ? 1 : 0));
    return isSame ? this : this.write(`${matrix.map(fine).join(" ")} cm`);
  }

  path(path: Path): this {
    for (const step of path) {
      if (step[0] === "Z") this.out.push("h");
      else if (step[0] === "C") this.out.push(`${list(step.slice(1) as number[])} c`);
      else this.out.push(`${num(step[1])} ${num(step[2])} ${step[0] === "M" ? "m" : "l"}`);
    }
    return this;
  }

  fill(colour: Colour): this {
    return this.write(`${list(colour)} rg`);
  }

  stroke(colour: Colour): this {
    return this.write(`${list(colour)} RG`);
  }

  get text(): string {
    return this.out.join("\n");
  }

  /** Its resources without the kinds that it does not use. */
  get used(): Record<string, Record<string, PdfReference>> {
    return Object.fromEntries(Object.entries(this.resources).filter(([, some]) => Object.keys(some).length > 0));
  }

  /** The stream as an object that other streams draw. `group`: it is mixed on its own before it is laid over the rest. */
  form(document: PDFDocument, box: Box, group?: "DeviceRGB" | "DeviceGray"): PdfReference {
    const form = document.ref({
      Type: "XObject",
      Subtype: "Form",
      FormType: 1,
      BBox: [box.x, box.y, box.x + box.w, box.y + box.h],
      Resources: this.used,
      ...(group ? { Group: { Type: "Group", S: "Transparency", CS: group } } : {}),
    });
    form.end(this.text);
    return form;
  }
}
