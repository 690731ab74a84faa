/** Whether this process plays a run by itself, or machines that take jobs from a queue. */
import { type Carrier, CarrierError, type WorkerTask } from "./carrier.ts";

/**
 * The queue that `ARCOLOGY_QUEUE` names, or else threads. Rejects with a `CarrierError` when that is no address.
 *
 * @param threads makes the carrier of this process
 */
export async function carrierOf(task: WorkerTask, threads: () => Carrier): Promise<Carrier> {
  // Only whoever has a queue loads what speaks with it.
  if (!process.env["ARCOLOGY_QUEUE"]) return threads();
  const { addressFault, queueAddress } = await import("./queue/boss.ts");
  const { queueCarrier } = await import("./queue/carrier.ts");
  const address = queueAddress();
  if (address === undefined) return threads();
  const fault = addressFault(address);
  if (fault !== undefined) throw new CarrierError(fault);
  return queueCarrier(address, task);
}
