import SwiftSyntax

/// Generic parameters with the class or protocol that bounds them: `View: UIView`.
func genericBounds(
    _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
) -> [String: String] {
    var bounds: [String: String] = [:]
    for parameter in clause?.parameters ?? [] {
        if let bound = parameter.inheritedType { bounds[parameter.name.text] = typeKey(bound.trimmedDescription) }
    }
    for requirement in conditions?.requirements ?? [] {
        guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
        let name = conformance.leftType.trimmedDescription
        if bounds[name] == nil { bounds[name] = typeKey(conformance.rightType.trimmedDescription) }
    }
    return bounds
}

/// Those that a declaration itself names.
func genericBounds(of node: Syntax) -> [String: String] {
    if let function = node.as(FunctionDeclSyntax.self) {
        return genericBounds(function.genericParameterClause, function.genericWhereClause)
    }
    if let initializer = node.as(InitializerDeclSyntax.self) {
        return genericBounds(initializer.genericParameterClause, initializer.genericWhereClause)
    }
    if let type = node.as(ClassDeclSyntax.self) {
        return genericBounds(type.genericParameterClause, type.genericWhereClause)
    }
    if let type = node.as(StructDeclSyntax.self) {
        return genericBounds(type.genericParameterClause, type.genericWhereClause)
    }
    if let type = node.as(EnumDeclSyntax.self) {
        return genericBounds(type.genericParameterClause, type.genericWhereClause)
    }
    if let type = node.as(ExtensionDeclSyntax.self) { return genericBounds(nil, type.genericWhereClause) }
    return [:]
}
