import type { createSystem } from '@chakra-ui/react';
import { css as serialize, type SerializedStyles } from '@emotion/react';

type System = ReturnType<typeof createSystem>;

/**
 * Chakra's system with a memory for what each element computes again at every render: the recipe of a styled element,
 * whether a property is a style, and the style sheet of a style object.
 */
export const rememberStyles = (system: System): System => {
  const recipes = new WeakMap<object, unknown>();
  const sheets = new WeakMap<object, SerializedStyles>();
  const styleProperties = new Map<string, boolean>();
  return {
    ...system,
    isValidProperty: (name) => remember(styleProperties, name, () => system.isValidProperty(name)),
    cva: ((config: object) => remember(recipes, config, () => system.cva(config))) as System['cva'],
    css: (...styles) => {
      const object = system.css(...styles);
      return remember(sheets, object, () => serialize(object));
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
