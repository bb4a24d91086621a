/** The head of a table whose columns are the numbers from 0. */
export function CountedHead({ corner, columns }: { readonly corner: string; readonly columns: number }) {
  return (
    <thead>
      <tr>
        <th scope="col">{corner}</th>
        {Array.from({ length: columns }, (_, j) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <th key={j} scope="col">
            {j}
          </th>
        ))}
      </tr>
    </thead>
  );
}
