import type { components } from '@struma/schema/rest.ts';

type Wire = components['schemas']['MeterBalance'];

/** Adds the sum, the difference and the shares, which the REST service does not calculate. */
export const readBalance = ({ from, to, consumption, meters }: Wire) => {
  const knownConsumptions = meters.flatMap((meter) => meter.consumption ?? []);
  const sum = knownConsumptions.reduce((total, value) => total + value, 0);
  const isKnown = consumption !== null && knownConsumptions.length > 0;
  return {
    from,
    to,
    consumption: decimalOf(consumption),
    individualConsumption: isKnown ? decimalOf(sum) : null,
    difference: isKnown ? decimalOf(consumption - sum) : null,
    shares: meters.map((meter) => ({
      waterMeterId: String(meter.id),
      fabricNo: meter.waterMeterFabricNo,
      clientName: meter.clientName,
      consumption: decimalOf(meter.consumption),
      percent: meter.consumption === null ? null : percentOf(meter.consumption, consumption),
    })),
  };
};

const decimalOf = (value: number | null): string | null => (value === null ? null : String(Number(value.toFixed(3))));

const percentOf = (part: number, whole: number | null): number | null =>
  whole ? Math.round((part / whole) * 1000) / 10 : null;
