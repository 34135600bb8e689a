import { configure } from '@testing-library/react';

// Time-out of `findBy…` and `waitFor`: one second, the default, is too short on a busy machine. Successful tests do not
// become slower.
configure({ asyncUtilTimeout: 10_000 });
