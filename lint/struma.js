import { packageBoundaries } from './package-boundaries.ts';

const cyrillic = /[\u0400-\u04ff]/;

const textsInCatalogue = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node, text) => {
      if (cyrillic.test(text)) context.report({ node, message: "Bulgarian text belongs in the feature's *.texts.ts." });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
        if (node.regex) check(node, node.regex.pattern);
      },
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
};

const noReExport = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    ExportNamedDeclaration(node) {
      if (node.source) context.report({ node, message: 'Import from the file that defines it.' });
    },
  }),
};

export default {
  meta: { name: 'struma' },
  rules: {
    'texts-in-catalogue': textsInCatalogue,
    'no-re-export': noReExport,
    'package-boundaries': packageBoundaries,
  },
};
