import { workerData } from 'node:worker_threads';
import { assist } from 'nimlab';

// The second thread of a long table.
assist(workerData);
