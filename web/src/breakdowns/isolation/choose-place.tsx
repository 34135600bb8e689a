import { Button, chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { PlaceField } from '../../map/picker/place-field.tsx';
import { usePickedPlace } from '../../map/picker/use-picked-place.ts';
import { useSession } from '../../session/use-session.ts';
import { PlacePicker } from '../form/place-picker.tsx';
import { isolationSheetPath } from './isolation-sheet-path.ts';
import { texts } from './isolation.texts.ts';

/** Shown by the isolation sheet if its URL has no place: a place is picked on the map or typed. */
export const ChoosePlace = () => {
  const { features } = useSession().environment;
  const navigate = useNavigate();
  const location = usePickedPlace(null, {
    hasPipes: features.includes('MAP'),
    hasAddresses: features.includes('GEOCODER'),
  });
  const { picked } = location;
  const isWaiting = location.pipe?.kind === 'loading';
  const open = (): void => {
    if (!picked) return;
    const { latitude, longitude, pipelineId } = picked;
    const place = { pipeId: pipelineId, at: { latitude, longitude } };
    void navigate(isolationSheetPath({ place, workCardNo: '', broken: [] }));
  };
  return (
    <Frame aria-label={texts.choosePlace}>
      <p>{texts.needsPlace}</p>
      <div className="row">
        <PlaceField location={location} label={texts.breakPlace} />
        <Button type="button" disabled={!picked || isWaiting} onClick={open}>
          <Search />
          {texts.open}
        </Button>
      </div>
      <div className="map">
        <PlacePicker location={location} />
      </div>
    </Frame>
  );
};

const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '3' },
    '& .row > div': { flex: '1', minW: '16rem' },
    // Aligned with the input, below the label.
    '& .row > button': { mt: '5' },
    '& .map': { h: '28rem', display: 'flex', borderRadius: 'lg', overflow: 'hidden', _empty: { display: 'none' } },
  },
});
