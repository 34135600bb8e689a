import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { generatedSample } from '../../../../tests/builders/data/generated-documents.ts';
import { plainText } from './rich-document.ts';
import { RichTextView } from './rich-text-view.tsx';

test('SG-11 every generated document is rendered with its whole text', () => {
  for (const document of generatedSample(300)) {
    const { container, unmount } = render(<RichTextView document={document} />);
    const expectedText = plainText(document).replaceAll(/\s/g, '');
    expect(container.textContent?.replaceAll(/\s/g, '')).toBe(expectedText);
    expect(container.querySelector('a a')).toBeNull();
    unmount();
  }
});
