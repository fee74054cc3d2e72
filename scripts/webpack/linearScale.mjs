// Replaces what the chart library has for scales of every kind: the chart of the costs draws bars along a line of money, and the others bring a calendar, its formats and their logarithms for nothing.
import { scaleLinear } from '@mui/x-charts-vendor/d3-scale';

export function getScale(scaleType, domain, range) {
  if (scaleType && scaleType !== 'linear') throw new Error(`No scale ${scaleType}: see webpack.config.js.`);
  return scaleLinear(domain, range);
}

export const isDateData = () => false;

/** Asked for of dates only, of which there are none. */
export const createDateFormatter = () => undefined;
