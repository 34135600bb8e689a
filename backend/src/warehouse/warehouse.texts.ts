export const warehouseTexts = {
  unknownProject: 'Няма карта с такъв номер на проект.',
  unknownLayer: 'Няма такъв слой.',
  noMapRequest: 'Картният сървър приема само заявки за карта.',
  tooManyPictures: 'Твърде много изображения наведнъж. Опитайте пак след малко.',
  pipelines: 'Водопроводи',
};

/** Types of pipes as the map server names them. */
export const pipeTypes = { transmission: 'магистрален', main: 'главен' };
