import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { isSamePlace, type Place } from '../../map/picker/place.ts';
import { SnapPreviewDocument } from './svo.generated.ts';
import { texts } from './svo.texts.ts';

interface ShownPreview {
  svoId: string;
  marker: Place;
  feature: GeoJSON.GeoJSON | null;
  note: string;
  /** True if the service would refuse the snap. */
  isTooFar: boolean;
}

const nothingShown = { feature: null, note: null, isTooFar: false };

/** WM-5: the preview of the snap on the map. The preview disappears when another SVO or place is chosen. */
export const useSnapPreview = (waterMeterId: string, svoId: string | null, marker: Place | null) => {
  const client = useApolloClient();
  const [shown, setShown] = useState<ShownPreview | null>(null);
  const isCurrent = shown !== null && shown.svoId === svoId && isSamePlace(shown.marker, marker);
  const show = async (): Promise<void> => {
    if (svoId === null || !marker) return;
    const { latitude, longitude } = marker;
    const input = { waterMeterId, svoId, marker: { latitude, longitude } };
    const { data } = await client
      .query({ query: SnapPreviewDocument, variables: { input }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    const preview = data?.svoSnapPreview;
    const note = preview ? (preview.isTooFar ? texts.tooFar : texts.notSaved) : texts.previewFailed;
    const feature = (preview?.feature as GeoJSON.GeoJSON | undefined) ?? null;
    setShown({ svoId, marker, feature, note, isTooFar: preview?.isTooFar ?? false });
  };
  const { feature: preview, note, isTooFar } = isCurrent ? shown : nothingShown;
  return { preview, note, isTooFar, show };
};
