import { useParams } from 'react-router-dom';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { RecordMissing } from '../../ui/record/record-view.tsx';
import { nomenclaturesPath } from '../nomenclatures.screens.ts';
import { nomenclatureStates } from '../nomenclatures.texts.ts';
import { ItemPreview } from './item-preview.tsx';
import { NewItem } from './new-item-page.tsx';

/** NO-3: the page of an item, /gis_nomenclatures/preview/:nomenclature/:item. Item 0 opens the form of a new item. */
export const Component = () => {
  const { nomenclature = '', item = '' } = useParams();
  if (!isRecordId(nomenclature) || !(item === '0' || isRecordId(item)))
    return <RecordMissing id={nomenclature} texts={nomenclatureStates} listPath={nomenclaturesPath} />;
  const id = `${nomenclature}.${item}`;
  return item === '0' ? <NewItem key={id} nomenclatureId={nomenclature} /> : <ItemPreview key={id} id={id} />;
};
