export const texts = {
  title: 'Версии',
  unreleased: 'Предстояща версия',
  /** Heading in CHANGELOG.md. */
  forUsers: 'За потребителите',
};
