import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';

const header = [
  'waterMeterFabricNo;clientNumber;clientName;clientType;egn;carnetCode;carnetPage;townGraoCode;streetName;streetNumber',
  'block;entrance;floor;apartment;zipCode;latitude;longitude;auditorNumber;auditorName;ownershipType;waterMeterType',
  'installationDate;lastDateOfCheck;nextDateOfCheck;customersTotal;readOn;value',
].join(';');

const entrances = ['А', 'Б', 'В', 'Г'];

/** Writes a meters file of about 200 bytes per row: every row is a new meter of a new client at a new address. */
export const writeMetersFile = async (path: string, rows: number, townCode: string, firstNumber = 0): Promise<void> => {
  const file = createWriteStream(path);
  file.write(`${header}\r\n`);
  for (let done = 0; done < rows;) {
    let text = '';
    for (const end = Math.min(rows, done + 5_000); done < end; done += 1)
      text += `${row(firstNumber + done, townCode)}\r\n`;
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end();
  await finished(file);
};

const row = (index: number, townCode: string): string => {
  const number = 700_000_000 + index;
  const block = Math.floor(index / 200);
  return [
    `И${number};${number};Мария Петрова Иванова ${index};1;;К-${index % 997};${1 + (index % 5000)};${townCode};;${1 + (index % 300)}`,
    `${block};${entrances[index % 4]};${1 + (index % 9)};${1 + (index % 200)};2300;42,6${index % 1000};23,0${index % 900}`,
    `И${index % 50};Инкасатор ${index % 50};1;1;15.04.2021;2023-05-02;02.05.2033;${1 + (index % 5)}`,
    `05.01.2026;${100 + (index % 900)},${String(index % 1000).padStart(3, '0')}`,
  ].join(';');
};
