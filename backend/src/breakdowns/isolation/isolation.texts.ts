interface StreetPart {
  name: string;
  from: string | null;
  to: string | null;
  blocks: readonly string[];
}

export const isolationTexts = {
  noPipe: 'До това място няма тръба.',
  noStart: 'Очаква се тръба или място.',
  street: ({ name, from, to, blocks }: StreetPart): string => {
    const range = from === null || to === null ? '' : from === to ? ` № ${from}` : ` от № ${from} до № ${to}`;
    return `${name}${range}${blocks.length > 0 ? `, бл. ${blocks.join(', ')}` : ''}`;
  },
};
