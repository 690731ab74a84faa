/** The lab's statistics, from outside: whole numbers in, estimates with their uncertainty out. */
export { type Rating, ratings } from "./bradley-terry.ts";
export { benjaminiHochberg, holm } from "./many.ts";
export { type Median, medianSequence } from "./median.ts";
export { addMoments, type Moments, meanInterval, meanOf, momentsOf, NO_MOMENTS, type Ratio, ratioInterval, varianceOf } from "./moments.ts";
export { chanceOfZero, meanSequence, shareSequence } from "./sequence.ts";
export { type Interval, interval, wilson, Z95 } from "./shares.ts";
export { type Histogram, type Summary, summary } from "./summary.ts";
