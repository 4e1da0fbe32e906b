exports.revalidatePath = () => undefined;
exports.revalidateTag = () => undefined;
