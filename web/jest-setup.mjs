import { configure } from '@testing-library/react';

// The default of one second is too short on a busy machine; a query that succeeds does not wait longer.
configure({ asyncUtilTimeout: 10_000 });
