export const texts = {
  rightsChanged: 'Правата Ви са променени. Показва се само това, до което имате достъп.',
};
