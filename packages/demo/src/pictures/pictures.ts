import { Canvas, type Colour } from './canvas.ts';
import { Random, randomStream } from '../random.ts';
import type { FileKind } from '../data/topic.ts';

const width = 400;
const height = 300;

/** Draws an image for a kind of file. `number` seeds the details: the same number always gives the same image. */
export const drawPicture = (kind: Exclude<FileKind, 'BILL' | 'LETTER'>, number: number): Canvas => {
  const canvas = new Canvas(width, height);
  const random = new Random(randomStream.picture, number, kind.length, kind.charCodeAt(0));
  scenes[kind](canvas, random);
  canvas.grain(14, random);
  return canvas;
};

/** Draws a typed page, slightly grey like a scan. */
export const drawDocument = (lines: readonly string[], number: number): Canvas => {
  const canvas = new Canvas(420, 594);
  const random = new Random(randomStream.picture, number);
  canvas.shade([246, 245, 241], [238, 237, 232]);
  for (const [index, line] of lines.entries()) {
    const scale = index === 0 ? 2 : 1;
    canvas.write(line, 40, 48 + index * 22, scale, [40, 42, 52]);
  }
  canvas.oval(330, 500, 44, 44, [120, 130, 190]);
  canvas.oval(330, 500, 40, 40, [240, 239, 235]);
  canvas.write('ВИК', 304, 490, 3, [120, 130, 190]);
  canvas.line(60, 470 + random.whole(-6, 6), 150, 452, 2, [60, 70, 150]);
  canvas.line(90, 448, 170, 474, 2, [60, 70, 150]);
  canvas.grain(6, random);
  return canvas;
};

type Scene = (canvas: Canvas, random: Random) => void;

const leak: Scene = (canvas, random) => {
  const isEvening = random.chance(0.4);
  const ground: Colour = isEvening ? [62, 62, 70] : [136, 134, 130];
  canvas.shade(isEvening ? [48, 52, 76] : [176, 196, 214], ground, 0, 130);
  canvas.shade(ground, isEvening ? [40, 40, 46] : [112, 110, 108], 130);
  for (let block = 0; block < 3; block += 1) house(canvas, random, block * 140 + random.whole(-20, 20), isEvening);
  canvas.line(0, 168, width, 150, 7, isEvening ? [90, 90, 96] : [190, 188, 182]);
  const x = random.whole(130, 270);
  canvas.oval(x, 225, random.whole(90, 130), random.whole(26, 40), isEvening ? [52, 66, 88] : [98, 122, 140], 1);
  canvas.oval(x - 12, 218, 54, 14, isEvening ? [92, 108, 130] : [164, 186, 200], 1);
  for (let jet = 0; jet < 9; jet += 1)
    canvas.line(x, 215, x + random.whole(-34, 34), random.whole(150, 205), 3, [206, 222, 232]);
};

const house = (canvas: Canvas, random: Random, left: number, isEvening: boolean) => {
  const wall: Colour = isEvening
    ? [70, 68, 76]
    : random.pick([
        [198, 180, 152],
        [186, 190, 188],
        [176, 150, 132],
      ] as const);
  const top = random.whole(12, 50);
  canvas.box(left, top, 120, 140 - top, wall);
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const isLit = isEvening && random.chance(0.4);
      canvas.box(left + 12 + column * 27, top + 10 + row * 24, 15, 14, isLit ? [236, 204, 120] : [84, 96, 108]);
    }
  }
};

const meter: Scene = (canvas, random) => {
  canvas.shade([104, 100, 94], [70, 66, 62]);
  canvas.box(0, 170, width, 34, [150, 120, 70]);
  canvas.oval(200, 160, 120, 120, [60, 74, 96]);
  canvas.oval(200, 160, 104, 104, [236, 238, 236]);
  canvas.box(128, 118, 146, 32, [20, 22, 24]);
  canvas.write(String(random.whole(100, 999)).padStart(5, '0'), 134, 123, 3, [240, 240, 240]);
  canvas.box(226, 118, 48, 32, [150, 24, 28]);
  canvas.write(String(random.whole(0, 999)).padStart(3, '0').slice(0, 2), 232, 123, 3, [255, 240, 240]);
  canvas.write(`№ ${random.whole(10_000_000, 77_000_000)}`, 134, 178, 2, [40, 40, 44]);
  canvas.write('М3', 262, 158, 2, [40, 40, 44]);
  const angle = random.between(0, 6.28);
  canvas.oval(200, 222, 17, 17, [214, 216, 214]);
  canvas.line(200, 222, 200 + 15 * Math.cos(angle), 222 + 15 * Math.sin(angle), 3, [180, 30, 30]);
  if (random.chance(0.4))
    for (let crack = 0; crack < 5; crack += 1)
      canvas.line(190, 120, random.whole(110, 290), random.whole(70, 250), 1, [250, 250, 250]);
};

const glass: Scene = (canvas, random) => {
  canvas.shade([206, 200, 190], [160, 150, 138]);
  canvas.box(0, 232, width, 68, [120, 92, 66]);
  const murk = random.between(0, 1);
  canvas.box(140, 60, 120, 190, [214, 222, 224]);
  canvas.box(146, 96, 108, 148, [
    Math.round(196 - 50 * murk),
    Math.round(170 - 60 * murk),
    Math.round(112 - 60 * murk),
  ]);
  for (let speck = 0; speck < 60; speck += 1)
    canvas.box(random.whole(148, 250), random.whole(110, 240), 2, 2, [112, 84, 48]);
  canvas.oval(200, 96, 54, 8, [222, 206, 166]);
  canvas.line(150, 66, 150, 240, 3, [244, 248, 250]);
};

const manhole: Scene = (canvas, random) => {
  canvas.shade([128, 126, 124], [96, 94, 92]);
  for (let row = 0; row < 7; row += 1) canvas.line(0, row * 48 + random.whole(-3, 3), width, row * 48, 2, [84, 82, 80]);
  canvas.oval(200, 160, 110, 74, [70, 68, 66]);
  canvas.oval(200, 160, 98, 64, [16, 16, 18]);
  if (random.chance(0.5)) canvas.oval(random.whole(250, 300), 200, 92, 60, [88, 76, 66]);
  canvas.line(120, 60, 230, 190, 7, [108, 78, 44]);
  canvas.line(190, 120, 250, 84, 4, [96, 110, 54]);
};

const basement: Scene = (canvas, random) => {
  canvas.shade([92, 84, 74], [56, 52, 48]);
  canvas.box(30, 60, 90, 150, [74, 58, 44]);
  canvas.box(270, 70, 100, 140, [66, 52, 40]);
  canvas.line(0, 40, width, 34, 10, [110, 104, 98]);
  const level = random.whole(170, 210);
  canvas.shade([96, 104, 104], [46, 54, 58], level);
  for (let wave = 0; wave < 9; wave += 1)
    canvas.line(random.whole(0, 300), level + wave * 10, random.whole(100, 400), level + wave * 10, 1, [142, 152, 152]);
  canvas.box(random.whole(140, 220), level - 12, 46, 22, [168, 140, 96]);
};

const gauge: Scene = (canvas, random) => {
  canvas.shade([188, 190, 192], [140, 142, 146]);
  canvas.box(186, 220, 28, 80, [176, 148, 84]);
  canvas.oval(200, 140, 112, 112, [48, 50, 54]);
  canvas.oval(200, 140, 100, 100, [244, 244, 240]);
  for (let mark = 0; mark <= 10; mark += 1) {
    const angle = Math.PI * (0.75 + mark * 0.15);
    canvas.line(
      200 + 78 * Math.cos(angle),
      140 + 78 * Math.sin(angle),
      200 + 92 * Math.cos(angle),
      140 + 92 * Math.sin(angle),
      3,
      [30, 30, 34],
    );
    canvas.write(String(mark), 196 + 62 * Math.cos(angle), 134 + 62 * Math.sin(angle), 2, [30, 30, 34]);
  }
  const needle = Math.PI * (0.75 + random.between(0.5, 2) * 0.15);
  canvas.line(200, 140, 200 + 80 * Math.cos(needle), 140 + 80 * Math.sin(needle), 4, [190, 30, 34]);
  canvas.write('БАР', 178, 190, 2, [30, 30, 34]);
};

const scenes: Record<Exclude<FileKind, 'BILL' | 'LETTER'>, Scene> = {
  LEAK: leak,
  METER: meter,
  GLASS: glass,
  MANHOLE: manhole,
  BASEMENT: basement,
  GAUGE: gauge,
};
