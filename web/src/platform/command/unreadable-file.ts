/** Finds the first file that was changed or removed after the user chose it. The browser would abort its upload. */
export const findUnreadable = async (files: readonly File[]): Promise<File | null> => {
  for (const file of files) {
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch {
      return file;
    }
  }
  return null;
};
