import { Link } from 'react-router-dom';
import { ItemLines } from '../ui/list/list-items.tsx';
import { formatCubicMetres } from './readings/format-cubic-metres.ts';
import { shortOwnership } from './water-meter-columns.tsx';
import { waterMeterPath } from './water-meters.screens.ts';
import type { WaterMeterRowFragment } from './water-meters.generated.ts';
import { texts } from './water-meters.texts.ts';

/** A meter of the list on a narrow page, with client, ownership, address, next check and reading. */
export const WaterMeterItem = ({ meter }: { meter: WaterMeterRowFragment }) => {
  const { id, fabricNo, client, address, nextCheckDate, reading } = meter;
  return (
    <ItemLines
      head={
        <>
          <Link to={waterMeterPath(id)} className="record">
            {fabricNo}
          </Link>
          {client?.name}
        </>
      }
      aside={<span className="subtle">{shortOwnership(meter)}</span>}
      states={<span className="cut">{address?.fullAddress || address?.description}</span>}
      foot={[
        nextCheckDate && `${texts.nextCheck}: ${nextCheckDate}`,
        reading && `${texts.reading}: ${formatCubicMetres(Number(reading))}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    />
  );
};
