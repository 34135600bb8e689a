import { addressMappingFilterFields } from '@struma/schema/inputs.ts';
import { useMemo } from 'react';
import { useViewer } from '../../session/use-viewer.ts';
import { declareFilters } from '../../ui/list/filter/declare-filters.ts';
import { AddressList } from './address-list.tsx';
import { mappingFilterTexts, texts } from './list.texts.ts';
import { mappingSource } from './sources.ts';

/** The list of addresses by carnet and page, /gis_addresses/mapping (AD-2). */
export const Component = () => {
  const viewer = useViewer();
  const fields = useMemo(
    () => declareFilters({ fields: addressMappingFilterFields, shown: mappingFilterTexts }, viewer),
    [viewer],
  );
  return (
    <AddressList name="address-mappings" caption={texts.mapping} source={mappingSource} fields={fields} isByCarnet />
  );
};
