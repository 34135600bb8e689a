export const texts = {
  writing: (name: string) => `${name} пише…`,
  viewing: (name: string) => `${name} разглежда`,
};
