import selectValidators from '@fastify/ajv-compiler';
import { findReferences } from './named-schemas.ts';

type ValidatorFactory = ReturnType<typeof selectValidators>;
type Compiler = ReturnType<ValidatorFactory>;
type Validator = ReturnType<Compiler>;

/**
 * Returns a factory of validators for one server. For each route, Fastify's default factory compares the content of all
 * named schemas, which took a tenth of the start time. A name always means the same schema, so this factory compares
 * the names. A schema is compiled at its first request, because compiling all of them took a third of the start time.
 * Unknown names are found at the start.
 */
export const createValidatorFactory = (): ValidatorFactory => {
  const buildValidators = selectValidators();
  const compilers = new Map<string, Compiler>();
  return (namedSchemas, options) => {
    const names = Object.keys(namedSchemas).join(' ');
    const compile = compilers.get(names) ?? compileAtFirstUse(buildValidators, namedSchemas, options);
    compilers.set(names, compile);
    return compile;
  };
};

const compileAtFirstUse = (
  buildValidators: ValidatorFactory,
  ...[namedSchemas, options]: Parameters<ValidatorFactory>
): Compiler => {
  const schemas = new Map(Object.entries(namedSchemas));
  let compile: Compiler | undefined;
  return (route) => {
    findReferences(JSON.stringify(route), schemas);
    let validate: Validator | undefined;
    // Fastify calls the function and reads its errors.
    const validateLater = ((data: unknown) => {
      validate ??= (compile ??= buildValidators(namedSchemas, options))(route);
      const isValid = validate(data);
      validateLater.errors = validate.errors;
      return isValid;
    }) as Validator;
    return validateLater;
  };
};
