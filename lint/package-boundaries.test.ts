import { join } from 'node:path';
import { describe, test } from '@jest/globals';
import { RuleTester } from 'oxlint/plugins-dev';
import { packageBoundaries } from './package-boundaries.ts';

RuleTester.describe = describe;
RuleTester.it = test;

const at = (path: string, code: string) => ({ filename: join(import.meta.dirname, '..', path), code });
const refused = (path: string, code: string, message: string) => ({ ...at(path, code), errors: [{ message }] });

new RuleTester().run('package-boundaries', packageBoundaries, {
  valid: [
    at('schema/codegen/persisted.mjs', `import { documentKey } from '../document-key.ts';`),
    at('schema/document-key.ts', `import { print } from 'graphql';`),
    at('gateway/src/main.ts', `import { documentKey } from '@struma/schema/document-key.ts';`),
    at('web/src/main.tsx', `import { isLink } from '@struma/shared/rich-document.ts';`),
    at('backend/src/app/add-demo-data.ts', `await import('@struma/demo/fill-reference-utility.ts');`),
    at('tests/builders/demo.ts', `import { fillReferenceUtility } from '@struma/demo/fill-reference-utility.ts';`),
  ],
  invalid: [
    refused(
      'schema/codegen/inputs.mjs',
      `import { key } from '../../gateway/src/kernel/key.ts';`,
      'schema must not import gateway.',
    ),
    refused(
      'schema/document-key.ts',
      `export * from '@struma/shared/metrics.ts';`,
      'schema must not import packages/shared.',
    ),
    refused(
      'backend/src/app/start-service.ts',
      `await import('@struma/demo/fill-reference-utility.ts');`,
      'backend must not import packages/demo.',
    ),
    refused(
      'identity/src/main.ts',
      `export { x } from '@struma/schema/inputs.ts';`,
      'identity must not import schema.',
    ),
    refused(
      'packages/shared/src/geo.ts',
      `import '../../../scripts/test.ts';`,
      'packages/shared must not import scripts/test.ts.',
    ),
  ],
});
