/** Whose text is being carried out, for whoever has to say where a match was stopped. */
import type { Engine } from "../../kernel/engine.ts";
import { frameAt, slot } from "../../kernel/frames.ts";
import type { InstanceId, State, View } from "../../kernel/state.ts";
import type { Machine } from "./machine.ts";
import { SOURCE } from "./scene.ts";

/** The card of the innermost text under way, or undefined if there is none. */
export function sourceUnderWay<S extends State, C>(state: View<S>, engine: Engine<C>, { procedures }: Machine): InstanceId | undefined {
  const view = state as unknown as View<State>;
  const texts = procedures.map((procedure) => engine.indexOf(procedure));
  for (let end = view.frames.length; end > 0; ) {
    end -= frameAt(view, end - 1);
    if (texts.includes(frameAt(view, end))) return slot(view, end, SOURCE);
  }
  return undefined;
}
