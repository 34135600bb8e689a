import type { createSystem } from '@chakra-ui/react';
import { css as serialize, type SerializedStyles } from '@emotion/react';

type System = ReturnType<typeof createSystem>;

/**
 * Chakra's system with a memory for what each element computes again at every render: its recipe, which of its
 * properties are styles, and the CSS text of its style object. `css` returns that text for Emotion, which would write it
 * from the object. Figures: docs/figures.md, web client.
 */
export const rememberStyles = (system: System): System => {
  const recipes = new WeakMap<object, unknown>();
  const written = new WeakMap<object, SerializedStyles>();
  const styleProperties = new Map<string, boolean>();
  return {
    ...system,
    isValidProperty: (name) => remember(styleProperties, name, () => system.isValidProperty(name)),
    cva: ((config: object) => remember(recipes, config, () => system.cva(config))) as System['cva'],
    css: (...styles) => {
      const object = system.css(...styles);
      return remember(written, object, () => serialize(object));
    },
  };
};

const remember = <Key, Value>(
  memory: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  compute: () => Value,
): Value => {
  const present = memory.get(key);
  if (present !== undefined) return present;
  const value = compute();
  memory.set(key, value);
  return value;
};
