#!/usr/bin/env node
require('../dist/nimlab.cjs');
