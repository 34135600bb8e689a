import { addressFilterFields } from '@struma/schema/inputs.ts';
import { useMemo } from 'react';
import { useViewer } from '../../session/use-viewer.ts';
import { declareFilters } from '../../ui/list/filter/declare-filters.ts';
import { AddressList } from './address-list.tsx';
import { addressFilterTexts, texts } from './list.texts.ts';
import { addressSource } from './sources.ts';

/** The list of addresses, /gis_addresses/list (AD-3). */
export const Component = () => {
  const viewer = useViewer();
  const fields = useMemo(
    () => declareFilters({ fields: addressFilterFields, shown: addressFilterTexts }, viewer),
    [viewer],
  );
  return (
    <AddressList name="addresses" caption={texts.addresses} source={addressSource} fields={fields} isByCarnet={false} />
  );
};
