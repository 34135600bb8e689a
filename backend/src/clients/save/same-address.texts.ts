/** Lower-case Latin letters, and the Cyrillic ones of the same shape. */
export const shapes = { latin: 'abcehkmoptxy', cyrillic: 'авсенкмортху' };

const words = 'блок|бл|вход|вх|етаж|ет|апартамент|апарт|ап|номер|№';

/**
 * Words that name a part of an address, such as 'бл.', as a regular expression of PostgreSQL. In the compared text,
 * Latin letters are already replaced.
 */
export const partWords = String.raw`^\W*(${words})(\.|\s)*(?=[[:alnum:]„"“\s-])`;

/** The same words anywhere in a text. */
export const anyPartWord = String.raw`\m(${words})\M`;

/** Words for kinds of streets. The quotes around a name are dropped with all other marks. */
export const streetWords = String.raw`\m(улица|ул|булевард|бул|жилищен комплекс|жк|ж\.\s?к|комплекс|квартал|кв|площад|пл|местност)\M`;

/** The floors 1 to 12 in Roman numerals, an array of PostgreSQL. Of the letters, x is already Cyrillic. */
export const romanFloors = '{i,ii,iii,iv,v,vi,vii,viii,iх,х,хi,хii}';
